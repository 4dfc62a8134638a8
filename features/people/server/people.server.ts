export {
  downloadAccountData,
  eraseWithPassword,
  leaveOtherDevices,
  preferencesOf,
  readPreferences,
  savePreferenceField,
  savePreferencesPage,
  settingsOf,
  updatePassword,
  updateProfile,
} from './account/account.server.ts'
export {
  confirmEmail,
  emailChangeOf,
  requestEmailChange,
  stopEmail,
} from './account/change-email.ts'
export {
  awaitsCode,
  enterByCode,
  enterByConfirming,
  enterBySignIn,
  enterBySignUp,
  enterNewPassword,
  findClient,
  formFailure,
  guardAccount,
  guardEntry,
  isResetLink,
  judgePassword,
  leave,
  requireSession,
  requireUser,
  sendConfirmation,
  startPasswordReset,
} from './auth/auth.server.ts'
export { mailOrigin, siteOrigin } from './auth/mail-origin.ts'
export { describeDevice, removeEndedSessions, removeEndedSessionsJob } from './auth/sessions.ts'
export {
  addNote,
  changeClient,
  eraseClient,
  listResponsible,
  markAgency,
  removeNote,
  removePerson,
  setResponsible,
} from './clients/clients.server.ts'
export { addClientRow, createClient } from './clients/create-client.ts'
export { declineErasure, listErasureItems } from './clients/erasure.ts'
export {
  beginViewing,
  chooseClient,
  endViewing,
  findView,
  guardReadOnly,
  recordExport,
  requireView,
  type View,
} from './clients/view.server.ts'
export { listInvitations } from './invitations/accept-invitation.ts'
export {
  acceptBySignIn,
  acceptHere,
  acceptWithNewAccount,
  invitationOf,
  resendInvitation,
  withdrawInvitation,
} from './invitations/invitations.server.ts'
export { firstDeskLink, invite, inviteWithin, newToken } from './invitations/invite.ts'
export { clientNotes, clientPeople, clients, people, staff, user } from './schema.ts'
export type { AuditKind } from './staff/audit-log.ts'
export { recordAudit } from './staff/audit-log.ts'
export {
  beginSetUp,
  describeSecret,
  endSetUp,
  newRecoveryCodes,
  secondFactorOf,
  showCode,
} from './staff/second-factor.server.ts'
export {
  type Desk,
  findReadyStaff,
  guardDesk,
  guardDeskDoor,
  mustHaveSecondFactor,
  openDesk,
  requireAllClients,
  requireOwner,
  requireStaff,
} from './staff/staff.server.ts'
export {
  type AuditLine,
  allowPublishing,
  auditKinds,
  changeRole,
  limitStaff,
  logOf,
  removeStaff,
  resetSecondFactor,
  teamOf,
} from './staff/team.server.ts'
