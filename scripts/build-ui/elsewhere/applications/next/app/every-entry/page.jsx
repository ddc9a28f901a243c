/** A server page that imports every export of the packages. `sandbox.ts` writes the module that it imports. */
import { names } from '../../every-entry.js';

export default function Page() {
  return <p id="names">{names.join(' ')}</p>;
}
