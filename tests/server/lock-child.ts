import { once } from 'node:events';
import { lock } from '../../server/lock.ts';

// A process that waits for a line, takes the lock of a directory, prints whether it got it, and keeps it until it is killed.
const [directory = ''] = process.argv.slice(2);
console.log('waiting');
await once(process.stdin, 'data');
try {
  await lock(directory);
  console.log('held');
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : String(error)}`);
}
