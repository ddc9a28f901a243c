import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from '../site/userFacingError.ts';
import { DEFAULT_HOST, type ServerConfig } from './config.ts';

/** Replaces a host that this machine cannot listen on, such as an address of another machine, by the default, and says so in `problems`. */
export async function withUsableHost(config: ServerConfig): Promise<ServerConfig> {
  const probe = createServer();
  try {
    await once(probe.listen(0, config.host), 'listening');
    return config;
  } catch (error) {
    const sentence = `HOST must be an address of this machine, not “${config.host}” (${codeOf(error)}).`;
    return { ...config, host: DEFAULT_HOST, problems: [...config.problems, { variable: 'HOST', closes: 'address', sentence }] };
  } finally {
    probe.close();
  }
}
