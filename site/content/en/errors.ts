import { said } from '../facts.en.ts';

/** The error catalogue (behaviour.md 5.14), and the sentences beside the fields. What is fixed (7.3) comes first, word for word; what a person can do may follow. */
export const errors = said({
  'errors.title': 'Unable to submit your request',
  'errors.incomplete': 'Please complete all required fields.',

  'errors.spam_detected': 'Submission rejected. Wait a few seconds, then send it again. Your answers are kept.',
  'errors.spam_detected.trap': 'Submission rejected. Open this page again and send the form from there, or call us at {phone}.',
  'errors.rate_limit_exceeded.one': 'You’ve submitted too many forms recently. Please try again in {count} minute.',
  'errors.rate_limit_exceeded.other': 'You’ve submitted too many forms recently. Please try again in {count} minutes.',
  'errors.validation_error.quote': 'Please fill in all required fields (name, email, phone, service).',
  'errors.validation_error.contact': 'Please fill in all required fields (name, email, message).',
  'errors.answers': 'Some answers need another look before this can be sent. Everything you wrote is still here.',
  'errors.tooLarge': 'What you wrote is too long for us to receive, and nothing was stored. Go back in your browser to find it, shorten it, then send it again. You can also call us at {phone}.',
  'errors.tooLong': 'What you wrote is too long to be sent. Shorten your longest answer, then send it again. Your answers are kept.',
  'errors.invalid_email': 'Please enter a valid email address.',
  'errors.invalid_phone': 'Please enter a valid phone number.',
  'errors.missing_schedule': 'Please select a cleaning frequency.',
  'errors.supabase_not_configured':
    'Online forms are temporarily unavailable. Please contact us directly: {phone} or {email}.',
  'errors.database_error.quote':
    'Unable to submit your request: {message}. Please try again or call us directly at {phone}. Your answers are kept.',
  'errors.database_error.contact':
    'Unable to send your message: {message}. Please try again or call us directly at {phone}. Your answers are kept.',
  'errors.no_data_returned.quote':
    'Unable to submit your request. Please try again or call us directly at {phone}. Your answers are kept.',
  'errors.no_data_returned.contact':
    'Unable to send your message. Please try again or call us directly at {phone}. Your answers are kept.',
  'errors.unknown_error':
    'An unexpected error occurred: {message}. Please try again or contact us at {phone} or {email}. Your answers are kept.',
  'errors.unexpected': 'An unexpected error occurred. Please try again or call us at {phone}. Your answers are kept.',

  'errors.noAnswer.offline': 'this device is offline',
  'errors.noAnswer.timeout': 'our server took too long to answer',
  'errors.noAnswer.unreachable': 'our server can’t be reached',
  'errors.noAnswer.server': 'our server is not available right now',
  'errors.noAnswer.script': 'a part of this page could not be loaded',

  'errors.refusal': '{what} was not accepted',
  'errors.column.name': 'the name',
  'errors.column.email': 'the email address',
  'errors.column.phone': 'the phone number',
  'errors.column.company': 'the company name',
  'errors.column.service': 'the type of service',
  'errors.column.sqft': 'the area',
  'errors.column.floors_served': 'the number of floors',
  'errors.column.schedule': 'the schedule',
  'errors.column.service_details': 'one of the service details',
  'errors.column.notes': 'the text of your notes',
  'errors.column.message': 'the message',

  'errors.field.name': 'Enter your name.',
  'errors.field.email': 'Enter your email address.',
  'errors.field.phone': 'Enter your phone number.',
  'errors.field.message': 'Write your message.',
  'errors.field.service': 'Choose a type of service.',
  'errors.field.frequency': 'Choose how often we should come.',
  'errors.field.emailFormat': 'Enter an email address like name@company.com.',
  'errors.field.phoneFormat': 'Enter a phone number with its area code, 10 digits or more.',
  'errors.field.invisible': 'This answer has an invisible character, as pasted text often does. Clear the field and type it again.',
  'errors.field.area': 'Enter the area in square feet as a whole number, no larger than 10,000,000.',
  'errors.field.count': 'Enter a whole number from 0 to 999.',
  'errors.field.date': 'Enter a complete date, today or later.',
  'errors.field.long': 'Shorten this answer to {most} characters at most.',
  'errors.field.refused.quote': 'This answer was not accepted. Check it, or leave us a note below.',
  'errors.field.refused.contact': 'This answer was not accepted. Check it, or call us.',

  'errors.tryAgain': 'Try Again',
  'errors.call': 'Call {phone}',

  'errors.elsewhere': 'This form can only be sent from a page of this site. Nothing was sent. Open the form on our site and send it from there, or call us at {phone}.',
  'errors.busy': 'Many forms came from your network in the last minute. Your answers are not stored, but this page keeps them. Wait a minute, then press Try Again, or call us at {phone}.',
  'errors.unreadable': 'We could not read this form, and nothing was stored. Go back in your browser to find your answers, then send them again, or call us at {phone}.',
});
