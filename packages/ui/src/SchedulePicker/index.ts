export {
  type FreeDayLabels, type ScheduleDays, type ScheduleOption, SchedulePicker, type SchedulePickerLabels, type SchedulePickerProps, type ShiftLabels,
} from './SchedulePicker.tsx';
export {
  type CheckedSchedule, type Day, days, scheduleFromFormData, scheduleNames, type ScheduleNames, type ScheduleRule, visitsPerWeek,
} from './schedule.ts';
