/** The function `make` with a cache of its results by argument. A call that throws is not cached. */
export function memoize<Key, Value extends object | string>(make: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    results.set(key, value);
    return value;
  };
}
