import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import type { Source } from '#features/publishing/rules/fields/field-types.ts'
import type { Field } from '#features/publishing/rules/fields/fields.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import {
  Control,
  type FieldContext,
  FieldHead,
  nameOf,
  Operate,
  operation,
  Switch,
} from './site-controls.tsx'

type ItemProps = { field: Field; list: Field; index: number; context: FieldContext }

function Item({ field, list, index, context }: ItemProps) {
  const count = list.fields?.length ?? 0
  const about = `${list.label}, item ${index + 1}`
  const { path } = list
  return (
    <li className="site-item" data-bare={field.fields ? undefined : ''}>
      <div className="site-item-body">
        {field.fields ? (
          <SiteFields fields={field.fields} context={context} />
        ) : (
          <SiteField field={{ ...field, label: `${list.label}, ${index + 1}` }} context={context} />
        )}
      </div>
      <div className="site-item-acts">
        <Operate
          value={{ kind: 'up', path, index }}
          label={`Subir: ${about}`}
          icon="up"
          disabled={index === 0}
        />
        <Operate
          value={{ kind: 'down', path, index }}
          label={`Descer: ${about}`}
          icon="chevron"
          disabled={index === count - 1}
        />
        {!list.once && (
          <Operate
            value={{ kind: 'duplicate', path, index }}
            label={`Duplicar: ${about}`}
            icon="copy"
            disabled={count >= (list.max ?? Number.POSITIVE_INFINITY)}
          />
        )}
        <Operate
          value={{ kind: 'remove', path, index }}
          label={`Tirar: ${about}`}
          icon="close"
          disabled={count <= (list.min ?? 0)}
        />
      </div>
    </li>
  )
}

function List({ field, context }: { field: Field; context: FieldContext }) {
  const items = field.fields ?? []
  const isFull = items.length >= (field.max ?? Number.POSITIVE_INFINITY)
  const added = field.variants ?? [{ label: '', item: field.item }]
  return (
    <fieldset className="site-list">
      <legend className="sr-only">{field.label}</legend>
      {field.path.length > 0 && <FieldHead field={field} context={context} />}
      {field.help && <p className="site-note">{field.help}</p>}
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is built anew after every change of order
          <Item key={index} field={item} list={field} index={index} context={context} />
        ))}
      </ol>
      <div className="site-add">
        {added.map(({ label }, at) => (
          <button
            key={label}
            type="submit"
            name="op"
            value={operation({ kind: 'add', path: field.path, index: items.length - 1, item: at })}
            className="btn btn-ghost btn-sm"
            disabled={isFull}
          >
            <Icon name="plus" />
            {label ? `Pôr ${field.once ? label : label.toLowerCase()}` : 'Pôr mais um'}
            <span className="sr-only"> em {field.label}</span>
          </button>
        ))}
        {isFull && <p className="site-note">Cabem até {field.max}. Tire um para pôr outro.</p>}
      </div>
      {context.issues[nameOf(field)] && (
        <p className="site-error">
          <Icon name="alert" />
          {context.issues[nameOf(field)]}
        </p>
      )}
    </fieldset>
  )
}

function Group({ field, context }: { field: Field; context: FieldContext }) {
  if (field.value === undefined) {
    return (
      <div className="site-field">
        <button
          type="submit"
          name="op"
          value={operation({ kind: 'include', path: field.path })}
          className="btn btn-ghost btn-sm"
        >
          <Icon name="plus" />
          Pôr {field.label.toLowerCase()}
        </button>
      </div>
    )
  }
  return (
    <fieldset className="site-group">
      <legend>{field.label}</legend>
      {field.help && <p className="site-note">{field.help}</p>}
      <SiteFields fields={field.fields ?? []} context={context} />
      {!field.required && (
        <button
          type="submit"
          name="op"
          value={operation({ kind: 'leave-out', path: field.path })}
          className="btn btn-quiet btn-sm"
        >
          Tirar {field.label.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

/** A fact of the agency, which is changed in its one place for all pages. */
function Elsewhere({ field, source }: { field: Field; source: Source }) {
  if (source.document !== 'brand#brand') return null
  return (
    <p className="site-elsewhere">
      <span className="font-semibold">{field.label}</span>
      <Link to={editorLink(source.document, { field: source.path })} className="link">
        Vem de Dados da empresa
        <span className="sr-only">: mudar {field.label} lá</span>
      </Link>
    </p>
  )
}

function SiteField({ field, context }: { field: Field; context: FieldContext }) {
  switch (field.kind) {
    case 'picture':
      return <PictureField field={field} context={context} />
    case 'fixed':
      return field.source ? <Elsewhere field={field} source={field.source} /> : null
    case 'group':
      return <Group field={field} context={context} />
    case 'list':
      return <List field={field} context={context} />
    case 'switch':
      return <Switch field={field} context={context} />
    default:
      return <Control field={field} context={context} />
  }
}

/** The fields of a document or of a part of it. */
export function SiteFields({ fields, context }: { fields: Field[]; context: FieldContext }) {
  return fields.map((field) => <SiteField key={nameOf(field)} field={field} context={context} />)
}
