export {
  addDevice,
  pushOf,
  removeDevice,
  savePushSettings,
  sendTestNotice,
} from './devices.server.ts'
export { notifyPeople, notifyPeopleJob } from './notify-people.ts'
