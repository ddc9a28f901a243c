import { onPath } from './browser.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, endToEndStep } from './steps/steps.ts';

// Tests the built site on other hosts than its own server: a static file host, and nginx.

for (const [tool, package_] of [['nginx', 'nginx-light'], ['openssl', 'openssl']] as const) {
  if (onPath(tool) === undefined) console.log(`${tool} is not installed (apt-get install ${package_}): a site behind nginx ${tool === 'nginx' ? 'is' : 'with TLS is'} not tested.`);
}
process.exitCode = await runSteps([browserStep, endToEndStep('hosts', 'hosts')]);
