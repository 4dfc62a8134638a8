/** Where Meta delivers; registered in the app's settings there. */
export const WHATSAPP_WEBHOOK_PATH = '/functions/v1/whatsapp'
