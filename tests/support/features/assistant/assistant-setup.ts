import { writeAssistantModel } from '#scripts/assets/assistant.ts'

/** A clone that was never built has no model yet; where nothing changed this takes no time. */
export default async function setup() {
  await writeAssistantModel()
}
