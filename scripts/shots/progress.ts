/** Shows progress on one line that it overwrites; without a terminal it prints nothing. */
export function progressOn(stream: NodeJS.WriteStream, what: string): { at: (done: number, of: number) => void; end: () => void } {
  const from = performance.now();
  return {
    at(done, of) {
      if (!stream.isTTY) return;
      const left = done === 0 ? '' : `, ${Math.ceil(((performance.now() - from) / done) * (of - done) / 1000)} s left`;
      stream.write(`\r\u001B[K${what}: ${done} of ${of}${left}`);
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001B[K');
    },
  };
}
