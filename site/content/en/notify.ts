/** The e-mails about a new lead: to the owner, and to the sender. */
export const notify = {
  'notify.quote.subject': 'New quote request: {service}',
  'notify.quote.intro': 'A quote request was sent from the site.',
  'notify.message.subject': 'New message from the site',
  'notify.message.intro': 'A message was sent from the contact page.',
  'notify.received': 'Received',
  'notify.language': 'Written in',
  'notify.language.en-CA': 'English',
  'notify.language.fr-CA': 'French',
  'notify.about': 'About this request',
  'notify.id': 'Number',
  'notify.reply': 'Reply to this email to answer the sender.',
  'notify.noReply': 'The sender’s address cannot be replied to directly. Check it before you write.',
  'notify.handled': 'Once you have answered, mark it as handled with this command:',

  'notify.acknowledge.call': 'If you can’t wait, call us at {phone}.',
  'notify.acknowledge.service': 'Service requested: {service}',
  'notify.acknowledge.why': 'This message was sent automatically because this address was entered in a form on the site of {name}. If you didn’t write to us, you can ignore it.',
} as const;
