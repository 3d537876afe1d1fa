/* Giving a text to the visitor as a file. */

export function saveFile(name: string, type: string, text: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type }));
	link.download = name;
	link.click();
	// The download has begun by then; the address would keep the text in memory.
	setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
