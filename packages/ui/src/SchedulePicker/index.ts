export { type LabelledChoice, SchedulePicker, type SchedulePickerLabels, type SchedulePickerProps } from './SchedulePicker.tsx';
export {
  type CheckedSchedule, type Day, days, type ScheduleChoice, scheduleFromFormData, scheduleNames, type ScheduleNames, visitsPerWeek,
} from './schedule.ts';
