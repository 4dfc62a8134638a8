/**
 * How long the privacy policy promises to keep what, in months. The jobs that erase old rows read
 * the same figures, so that the promise and the practice cannot part.
 */
export const retentionMonths = {
  contactMessages: 24,
  /** Marco Civil da Internet (Lei 12.965/2014), art. 15: no less than six months. */
  accessLogs: 6,
  /** How many visits and reads a page had on a day: totals about nobody. */
  visitTotals: 36,
  /** What was asked for on WhatsApp, under its code and without a name. */
  whatsappReferences: 6,
}
