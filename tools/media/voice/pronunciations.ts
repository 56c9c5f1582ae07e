/** Replacements for written words that eSpeak NG reads wrong, or unlike a person on the telephone. */
export const pronunciations: Readonly<Record<string, string>> = {
  "7:30": "seven thirty",
  "8:30": "eight thirty",
  "Ms.": "miz",
  "Dr.": "doctor",
};
