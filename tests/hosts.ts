import { onPath } from './browser.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, hosts } from './steps/steps.ts';

// The built site on hosts that are not its own server: one that only gives files out, and nginx.

for (const [tool, package_] of [['nginx', 'nginx-light'], ['openssl', 'openssl']] as const) {
  if (onPath(tool) === undefined) console.log(`${tool} is not installed (apt-get install ${package_}): a site behind nginx ${tool === 'nginx' ? 'is' : 'with TLS is'} not tried.`);
}
process.exitCode = await runSteps([browserStep, hosts]);
