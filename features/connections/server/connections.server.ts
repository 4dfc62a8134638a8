export { changeRate } from './account-rate.ts'
export { assignAccount, releaseAccount, requestSync } from './assign-account.ts'
export {
  type ClientAccount,
  type ClientCredential,
  chooseClientAccount,
  clientConnections,
  disconnectClient,
  finishClientSignIn,
  goToClientSignIn,
  leaveClientAccount,
} from './client/client-connections.server.ts'
export { listConnectionItems } from './connection-states.ts'
export {
  type AccountRow,
  accountOf,
  accountsOfClient,
  type Comparison,
  type CredentialRow,
  comeBack,
  compare,
  connectionsOf,
  disconnect,
  goToSignIn,
  paste,
  refresh,
  WARNED_DAYS,
  wordsOf,
  yesterdayIn,
} from './desk.server.ts'
export { removeStrayAccounts } from './store-credential.ts'
export { syncAccount } from './sync/sync-account.ts'
export { planSyncs, planSyncsJob, syncAccountJob } from './sync/sync-jobs.ts'
export { historyStart } from './sync/windows.ts'
