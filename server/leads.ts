import { runTool } from './built-server.ts';

// `npm run leads` and `uno leads`: `leads-command.ts`, as it was built.

await runTool('leads');
