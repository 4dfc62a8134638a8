export { changeRate } from './account-rate.ts'
export { assignAccount, releaseAccount, requestSync } from './assign-account.ts'
export { assignChannel, releaseChannel, requestChannelSync } from './channels/assign-channel.ts'
export {
  channelAccountOf,
  channelAccountsOfClient,
  channelOf,
  channelsOf,
  clientHasChannels,
  postPictureOf,
} from './channels/channels.server.ts'
export type { ChannelAccountRow } from './channels/read-channels.ts'
export {
  type ChannelFigures,
  type ChannelReport,
  readChannelReports,
  readChannels,
  type ValueFigures,
} from './channels/read-figures.ts'
export type { PostFigures } from './channels/read-posts.ts'
export { addSampleChannels } from './channels/samples/sample-channels.ts'
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
export { listAllConnectionItems as listConnectionItems } from './connection-items.ts'
export { removeStrayAccounts } from './credentials/store-credential.ts'
export {
  type AccountRow,
  accountOf,
  accountsOfClient,
  allow,
  type Comparison,
  type CredentialRow,
  compare,
  connectionsOf,
  disconnect,
  goToSignIn,
  handleReturn,
  paste,
  refresh,
  WARNED_DAYS,
  wordsOf,
  yesterdayIn,
} from './desk.server.ts'
export type { Channel } from './platforms/platform.ts'
export { channels, channelTitles } from './platforms/registry.ts'
export { syncAccount } from './sync/sync-account.ts'
export { planSyncs, planSyncsJob, syncAccountJob } from './sync/sync-jobs.ts'
export { historyStart } from './sync/windows.ts'
