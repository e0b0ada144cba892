import { cac } from 'cac'
import { NoServerRunning } from 'platform/host/control/control-socket'
import { backUp, restore } from './data-folder.ts'
import { clearSampleData, exportData, importData } from './data-rows.ts'
import { runCli } from './run-cli.ts'

/**
 * `npm run data -- …` (docs/data.md): imports and exports data of the running server or, if none is running, of its data folder.
 * Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 some rows of an import are bad.
 */
const cli = cac('npm run data --')

cli
  .command(
    'import <kind> <file>',
    'brokers, regulators, licences or articles from CSV or JSON Lines; - is standard input',
  )
  .option('--format <format>', 'csv or jsonl, where the name of the file does not say it')
  .option('--errors <file>', 'write every bad row to this file, as CSV: line,reason')
  .option('--all-or-nothing', 'one bad row, and nothing is written')
  .action(importData)

cli
  .command('export <kind> [file]', 'the same, out; without a file to standard output')
  .option('--format <format>', 'csv or jsonl, where the name of the file does not say it')
  .action(exportData)

cli.command('backup <file>', 'the embedded database as one file, while it is in use').action(backUp)
cli.command('restore <file>', 'a backup in place of the embedded database, while it is in use').action(restore)
cli.command('clear-sample', 'remove all sample data').action(clearSampleData)

await runCli(cli, wordsOf)

/** Errors with their own name have a message for users; others are bugs and are shown with their stack. */
function wordsOf(error: NodeJS.ErrnoException): string {
  if (error instanceof NoServerRunning || ['ECONNRESET', 'EPIPE'].includes(error.code ?? ''))
    return 'the server ended meanwhile; run the command again'
  return error.name === 'Error' && !error.code ? (error.stack ?? error.message) : error.message
}
