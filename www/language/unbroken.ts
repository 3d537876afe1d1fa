/*
 * French puts a space before : ; ! ? and » and after «, and a line must not break there.
 * The language files have plain spaces, which an editor shows; here they become no-break
 * spaces.
 */
export function unbroken(text: string): string {
	return text.replace(/ (?=»|[:;!?](?:\s|$))/g, '\u00a0').replace(/« /g, '«\u00a0');
}
