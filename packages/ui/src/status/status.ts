import type { ComponentPropsWithRef, ComponentType } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What a status says: something to know, something that worked, something to watch for, something that failed. */
export type StatusKind = 'information' | 'success' | 'warning' | 'error';

/** The surface of each status. */
export const statusSurfaces = { information: 'tint', success: 'success', warning: 'notice', error: 'danger' } as const satisfies Readonly<Record<StatusKind, string>>;

/** The icon of each status, so that colour is not the only cue (WCAG 1.4.1). */
export const statusIcons: Readonly<Record<StatusKind, ComponentType<ComponentPropsWithRef<'svg'>>>> = { information: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
