import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { noteLeadForm } from '#features/leads/rules/leads.ts'
import { noteLeadOnce } from '#features/leads/server/leads.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { FormFooter } from '../shared/form-footer.tsx'
import { ChannelField, PersonFields } from '../shared/invitations.tsx'

export const meta = pageMeta
export const headers = actionHeaders

export const loader = () => ({ meta: deskMeta('Anotar lead'), crumb: 'Anotar lead' })

export const action = deskAction('newLead', () => '/agencia/leads', {
  'new-lead': act(noteLeadForm, async ({ run, staffId, deps }, values) => {
    const id = await run((tx) => noteLeadOnce(tx, staffId, values, deps))
    return { to: `/agencia/leads/${id}` }
  }),
})

export default function NewLeadPage() {
  const { busy, field, form } = usePostForm('new-lead', noteLeadForm)
  useFailureToast()
  return (
    <>
      <PageHead
        title="Anotar lead"
        text="De quem ligou, passou na agência ou veio por indicação."
      />
      <div className="panels">
        <Card title="Quem é" icon="user-plus">
          <PostForm {...form} className="grid gap-5">
            <ChannelField field={field} />
            <PersonFields field={field} />
            <Field
              as="textarea"
              label="O que a pessoa quer"
              {...field('message')}
              maxLength={1000}
            />
            <FormFooter
              label="Anotar lead"
              busy={busy}
              busyText="Anotando..."
              back="/agencia/leads"
            />
          </PostForm>
        </Card>
      </div>
    </>
  )
}
