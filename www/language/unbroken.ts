/*
 * French puts a blank before : ; ! ? and » and after «, and a line must not break there.
 * The language files have plain blanks, which are visible in an editor; here they become
 * blanks that do not break.
 */
export function unbroken(text: string): string {
	return text.replace(/ (?=»|[:;!?](?:\s|$))/g, '\u00a0').replace(/« /g, '«\u00a0');
}
