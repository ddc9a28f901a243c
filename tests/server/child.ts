import { run } from '../../server/run.ts';

// Runs the server as a process of its own, with a site that a test has written.
await run(async () => process.env['TEST_DIST'] ?? '');
