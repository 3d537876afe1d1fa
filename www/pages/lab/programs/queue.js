
/** Works off what these cells forbid, and those that are decided by it; false where something is broken. */
function settled(decided) {
	const queue = [...decided];
	for (const cell of queue) {
		const [value] = possible[cell];
		for (const other of peers[cell]) {
			if (!leave(other, (one) => one !== value, queue)) return false;
		}
		for (const [lesser, greater] of signsOf[cell]) {
			if (cell === lesser && !leave(greater, (one) => one > value, queue)) return false;
			if (cell === greater && !leave(lesser, (one) => one < value, queue)) return false;
		}
		if (!viewsOf[cell].every(([clue, line]) => agrees(clue, line))) return false;
	}
	return true;
}

/** Leaves a cell only these of its values; it goes to the end of the queue when that decides it. */
function leave(cell, stays, queue) {
	const before = possible[cell].length;
	if (!keep(cell, stays)) return false;
	if (isDecided(cell) && before > 1) queue.push(cell);
	return true;
}

const choice = ([first]) => first;

begin();
