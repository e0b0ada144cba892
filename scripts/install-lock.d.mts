export function withInstallLock<Result>(file: string, work: () => Promise<Result>): Promise<Result>
