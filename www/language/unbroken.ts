/*
 * French puts a blank before : ; ! ? and », and a line must not break there.
 * The language files have plain blanks, which can be told apart when one
 * writes; here they become what they are meant as.
 */
export function unbroken(text: string): string {
	return text.replace(/ (?=[:;!?»](?:\s|$))/g, '\u00a0');
}
