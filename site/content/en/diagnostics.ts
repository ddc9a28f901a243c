import { said } from '../facts.en.ts';

/** The panel on the quote page that tests the way of the forms to their tables. */
export const diagnostics = said({
  'diagnostics.quote_requests': 'Quote requests (quote_requests)',
  'diagnostics.contact_messages': 'Messages (contact_messages)',

  'diagnostics.check': 'Check again',
  'diagnostics.checking': 'Checking…',
  'diagnostics.reachable': 'Reachable, answered in {latency} ms ({code})',
  'diagnostics.unreachable': 'Unreachable: {why} ({code})',
  'diagnostics.unconfigured': 'Not configured: this copy of the site has no database ({code})',
  'diagnostics.why.offline': 'this device is offline',
  'diagnostics.why.timeout': 'our server took too long to answer',
  'diagnostics.why.unreachable': 'our server can’t be reached',
  'diagnostics.why.server': 'our server is not available right now',
  'diagnostics.why.script': 'a part of this page could not be loaded',
  'diagnostics.why.refused': 'the database does not accept this site’s key, or what it asks',
  'diagnostics.why.absent': 'the database has no such table',
  'diagnostics.why.other': 'the database did not understand the question',
  'diagnostics.both': 'Both tables answer.',
  'diagnostics.one': 'One table of two answers.',
  'diagnostics.neither': 'Neither table answers.',

  'diagnostics.session.none': 'Nobody is signed in: this site has no accounts.',
  'diagnostics.session.open': 'Somebody is signed in.',
  'diagnostics.session.unknown': 'The database was not asked who is signed in.',
  'diagnostics.counted.one': 'This browser has counted {count} form sent in the past hour, of {most} allowed.',
  'diagnostics.counted.other': 'This browser has counted {count} forms sent in the past hour, of {most} allowed.',
  'diagnostics.clear': 'Clear the sending limit',
  'diagnostics.cleared': 'The count in this browser is cleared. The database keeps its own.',

  'diagnostics.copy': 'Copy a report',
  'diagnostics.copied': 'The report is copied. Nothing you typed is in it.',
  'diagnostics.notCopied': 'Your browser didn’t let us copy. Select the report below and copy it yourself.',
  'diagnostics.report': 'Report',
});
