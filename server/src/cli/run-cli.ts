import type { CAC } from 'cac'

/** The command was not understood: exit code 2. */
export class NotUnderstood extends Error {
  override name = 'NotUnderstood'
}

const exitCodes: Record<string, number> = { CACError: 2, NotUnderstood: 2, ServerUnreachable: 3 }

/**
 * Runs the requested command. Exit codes: 1 refused or failed, with a one-line reason; 2 not understood; 3 a remote
 * server gave no answer.
 */
export async function runCli(cli: CAC, wordsOf = (error: Error): string => error.message): Promise<void> {
  cli.help()
  try {
    cli.parse(process.argv, { run: false })
    if (cli.matchedCommand) await cli.runMatchedCommand()
    else if (!cli.options.help) {
      cli.outputHelp()
      process.exitCode = 2
    }
  } catch (error) {
    console.error(wordsOf(error as Error))
    process.exitCode = exitCodes[(error as Error).name] ?? 1
  }
}
