/* Saves a text or a picture as a file for the visitor. */

export function saveFile(name: string, type: string, content: BlobPart): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([content], { type }));
	link.download = name;
	link.click();
	// The download has begun by then; otherwise the address would keep the content in memory.
	setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
