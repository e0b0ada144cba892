import { ArrowDown, ArrowUp, ChevronsUpDown } from '@lucide/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface TableColumn<Row> {
  key: string
  /** Header of the column, and label of its cells when the table is shown as cards. */
  label: string
  cell: (row: Row, index: number) => ReactNode
  /** An explanation of the header, next to it and next to the label of each card. */
  help?: ReactNode
  /** Header for screen readers only: checkboxes, actions. */
  hideLabel?: boolean | undefined
  /** Cards show the cell without the label and its explanation. */
  plainInCards?: boolean | undefined
  /** Figures are aligned to the end. */
  align?: 'start' | 'end' | undefined
  /** The cell that names its row: a row header, and the title of its card. */
  title?: boolean | undefined
  /** Sorting by this column: its address, and the current direction. */
  sort?: { to: string; direction?: 'ascending' | 'descending' | undefined } | undefined
}

export interface TableProps<Row> {
  /** What the table shows; for screen readers only. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** A real table from 800 px; on narrower screens one card per row, with the column's header before each cell. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort?.direction}
                className={classNames(column.align === 'end' && styles.end)}
              >
                <Head column={column} />
                {column.help && <span className={styles.help}>{column.help}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)}>
              {columns.map(column => {
                const Cell = column.title ? 'th' : 'td'
                const hasLabel = !column.title && !column.hideLabel && !column.plainInCards
                return (
                  <Cell
                    key={column.key}
                    scope={column.title ? 'row' : undefined}
                    data-th={hasLabel ? column.label : undefined}
                    className={classNames(column.title && styles.title, column.align === 'end' && styles.end)}
                  >
                    {hasLabel && column.help && <span className={styles.helpInCard}>{column.help}</span>}
                    {column.cell(row, index)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown }

function Head<Row>({ column }: { column: TableColumn<Row> }) {
  const { label, hideLabel, sort } = column
  if (hideLabel) return <VisuallyHidden>{label}</VisuallyHidden>
  if (!sort) return label
  return (
    <Link to={sort.to} className={styles.sort} preventScrollReset discover="none">
      {label}
      <Icon of={sort.direction ? sortIcons[sort.direction] : ChevronsUpDown} size="s" />
    </Link>
  )
}
