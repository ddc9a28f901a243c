import { nginx } from './e2e/hosts.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, hosts } from './steps/steps.ts';

// The built site on hosts that are not its own server: one that only gives files out, and nginx.

if (nginx === undefined) console.log('nginx is not installed (apt-get install nginx-light): what the build wrote for it is not tried.');
process.exitCode = await runSteps([browserStep, hosts]);
