import type { TableProps } from 'ui/table'
import { VisuallyHidden } from 'ui/visually-hidden'
import styles from './figure-table.module.css'

/** A table of two or three figures per row, which remains a table on the narrowest screen. */
export function FigureTable<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const classOf = (align: 'start' | 'end' | undefined) => (align === 'end' ? styles.end : undefined)
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, label, hideLabel, align }) => (
            <th key={key} scope="col" className={classOf(align)}>
              {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, align, cell }) => {
              const Cell = title ? 'th' : 'td'
              return (
                <Cell key={key} scope={title ? 'row' : undefined} className={classOf(align)}>
                  {cell(row, index)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
