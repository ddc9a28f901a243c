export { Announcement, type AnnouncementProps } from './Announcement.tsx';
