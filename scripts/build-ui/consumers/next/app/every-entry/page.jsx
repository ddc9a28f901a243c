/** A server page that imports all that the packages export; the check writes the module. */
import { names } from '../../every-entry.js';

export default function Page() {
  return <p id="names">{names.join(' ')}</p>;
}
