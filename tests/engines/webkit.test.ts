import { webkit } from './webkit.ts';
import { walkIn } from './walks.ts';

walkIn(webkit);
