import { firefox } from './firefox.ts';
import { walkIn } from './walks.ts';

walkIn(firefox);
