import { nginx } from './e2e/hosts.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, hosts } from './steps/steps.ts';

// The built site on hosts that are not its own server. Of nginx, which `npm test` leaves out, with what the build wrote for it.

if (nginx === undefined) {
  console.log('nginx is not installed (apt-get install nginx-light): what the build wrote for it has not been tried.');
  console.log('0 passed, 0 failed');
} else {
  process.exitCode = await runSteps([browserStep, hosts]);
}
