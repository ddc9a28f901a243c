import { run } from '../../server/run.ts';

// The server as a process of its own, on a site that a test has written.
await run(async () => process.env['TEST_DIST'] ?? '');
