/*
 * Texts in the browser's small storages, which may be missing, forbidden, or incomplete. An embedded page has no
 * storage.
 */
import { isEmbedded } from '../embedding';

/**
 * The text under this key; null if there is none, or no storage. `storage` is a function, because naming it may throw.
 */
export function textIn(storage: () => Storage, key: string): string | null {
	if (isEmbedded) return null;
	try {
		return storage().getItem(key);
	} catch {
		return null;
	}
}

/** Where storage is off, or full, nothing is saved. */
export function putText(storage: () => Storage, key: string, text: string): void {
	if (isEmbedded) return;
	try {
		storage().setItem(key, text);
	} catch {
		// The page works without it.
	}
}

/** The value of a text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
