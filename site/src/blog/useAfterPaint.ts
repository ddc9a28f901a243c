import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another right after the frame in which the other changes is painted: for what is out of sight
 * while somebody types. A next change that comes before has it skip this one.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setLater(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return later;
}
