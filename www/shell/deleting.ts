/* Deleting saved boards, and one notice that restores all of them that were deleted while it is open. */
import { type Notice, notice } from './notices';
import type { Shelf } from './page';

type BringBack = () => Promise<void>;

/** The boards deleted since the notice appeared, and that notice. */
let gone: readonly BringBack[] = [];
let said: Notice | null = null;

export async function deleteBoard({ slots }: Shelf, board: string): Promise<void> {
	const bringBack = await slots.remove(board);
	gone = notice.peek() === said ? [...gone, bringBack] : [bringBack];
	said = {
		tone: 'info',
		words: { key: 'mine.deleted', args: { count: gone.length } },
		action: { key: 'mine.undo', run: undelete },
	};
	notice.value = said;
}

function undelete(): void {
	for (const bringBack of gone) void bringBack();
	gone = [];
	notice.value = null;
}
