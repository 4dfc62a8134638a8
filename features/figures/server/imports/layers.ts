/**
 * A connected account's figures are one import that goes on: above every file while the account is
 * connected, in its place among them from then on (migration 0047 makes the numbers).
 */
export const LOWEST_LAYER = '4611686018427387904'

/** A file's word on a campaign that a layer has is what the layer finds beneath itself. */
export const handBeneath = `
  update alisio.import_campaigns layer set before = jsonb_build_object(
    'name', staged.name,
    'externalId', coalesce(layer.before ->> 'externalId', staged.external_id),
    'status', coalesce(staged.status, layer.before ->> 'status', $3),
    'objective', coalesce(staged.objective, layer.before ->> 'objective', $4))
  from alisio.staged_campaigns staged
  where staged.import_id = $1 and layer.campaign_id = staged.campaign_id and layer.seq > $2`

/** A day the account was asked for and had nothing to say of is the layer's all the same. */
export const openDays = `
  insert into alisio.import_days (seq, campaign_id, date, had_figures)
  select layer.seq, staged.campaign_id, day, false
  from alisio.staged_days join alisio.staged_campaigns staged using (import_id, key)
  join alisio.import_campaigns said on said.campaign_id = staged.campaign_id and said.seq > $2
  join alisio.imports layer on layer.seq = said.seq
  where import_id = $1 and day between layer.covered_from and layer.covered_until
  on conflict do nothing`
