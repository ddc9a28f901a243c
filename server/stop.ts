import type { Server } from 'node:http';

/** How long requests under way may take to finish once the server has been told to stop. */
const TIMEOUT_MS = 10_000;

/** Accepts no new connection, lets requests under way finish (10 s at most), and resolves when none is left. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
    // `close` waits for idle keep-alive connections too, so they are closed here.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
  });
}

/**
 * A terminal's Ctrl-C reaches every process of `npm start` at once, and each passes it on: signals
 * within this time, in ms, count as one.
 */
const ECHO_MS = 1_000;

/** Calls `stop` at the first SIGTERM or SIGINT; another one, a second or more later, ends the process at once. */
export function onStopSignal(stop: () => void): void {
  let firstSignalAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (firstSignalAt === undefined) {
        firstSignalAt = performance.now();
        stop();
      } else if (performance.now() - firstSignalAt > ECHO_MS) {
        process.exit(1);
      }
    });
  }
}
