import { runTool } from './built-server.ts';

// `npm run doctor` and `uno doctor`: `doctor-command.ts`, as it was built.

await runTool('doctor');
