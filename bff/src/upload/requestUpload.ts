import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import {
  ForbiddenError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { allows } from "../access/rules.ts";
import { noteSecurity } from "../access/securityLog.ts";
import type { SessionUser } from "../access/user.ts";
import type { SignedUpload } from "../storage/objectStore.ts";
import { sentKey } from "./keys.ts";
import { uploadRules, type UploadRule } from "./purpose.ts";
import { purposeRule, uploaderOf, type UploadRecord } from "./record.ts";
import { requireRoom } from "./storedBytes.ts";
import { UploadPurposeEnum } from "./type.ts";
import { withStorage } from "./withStorage.ts";

/** How long a file may be sent after it was asked for (decision D-48). */
const grantMilliseconds = 5 * 60_000;

/** What a file must be; nobody learns it who may not send one. */
const fileRule = ({ contentTypes, wrongType }: UploadRule) =>
  v.object({
    contentType: v.picklist(contentTypes, wrongType),
    bytes: v.pipe(v.number(), v.minValue(1, "The file is empty")),
  });

interface UploadGrant {
  readonly upload: UploadRecord;
  readonly request: SignedUpload;
}

/** A permission, or, for what is about the user alone, having signed in with the password. */
function mayUpload(user: SessionUser, { permissions }: UploadRule): boolean {
  if (permissions === null) return user.limitedTo === null && user.passwordChanged;
  return permissions.some((permission) => allows(user, permission));
}

const UploadHeader = builder.objectRef<readonly [string, string]>("UploadHeader").implement({
  description: "A header to send along with the file.",
  fields: (t) => ({
    name: t.string({ description: "The header's name.", resolve: ([name]) => name }),
    value: t.string({ description: "Its value.", resolve: ([, value]) => value }),
  }),
});

const UploadGrantType = builder.objectRef<UploadGrant>("UploadGrant").implement({
  description:
    "Where and how to send one file: straight to the storage, once, within five minutes. `finishUpload` comes next.",
  fields: (t) => ({
    id: t.id({
      description: "The upload's id, for `finishUpload`.",
      resolve: ({ upload }) => encodeNodeId("Upload", upload.id),
    }),
    url: t.string({
      description:
        "Where to send the file as the whole body; relative to the page when it begins with `/`. It is a secret.",
      resolve: ({ request }) => request.url,
    }),
    method: t.string({ description: "`PUT`.", resolve: ({ request }) => request.method }),
    headers: t.field({
      type: [UploadHeader],
      most: 10,
      description: "Headers that must be sent, as they are.",
      resolve: ({ request }) => Object.entries(request.headers),
    }),
    expiresAt: t.field({
      type: "DateTime",
      description: "Until when the file may be sent.",
      resolve: ({ upload }) => new Date(upload.expiresAt).toISOString(),
    }),
  }),
});

changeMutation({
  name: "requestUpload",
  description:
    "Asks where to send a picture, or a table to be read in. What it asks for depends on the purpose: see `UploadPurpose`; at most 1,200 in an hour, and no more " +
    "than the company may keep, or have lying of tables.",
  permission: { signedIn: true },
  errors: [ValidationError, UnauthenticatedError, ForbiddenError, RateLimitedError, UnavailableError],
  input: {
    description: "A file that is to be sent.",
    argument: "The file to be sent.",
    fields: {
      purpose: {
        type: UploadPurposeEnum,
        required: true,
        description: "What it is for.",
        rule: purposeRule,
      },
      contentType: {
        type: "String",
        required: true,
        description:
          "`image/png`, `image/jpeg` or `image/webp`, of a table `text/csv`, of lines of JSON `application/jsonl`; what the file really is, not what it is called.",
        rule: v.string(),
      },
      bytes: {
        type: "Int",
        required: true,
        description: "How long the file is, exactly.",
        rule: v.number(),
      },
    },
  },
  async run({ purpose, ...file }, context) {
    const user = currentUser(context);
    const rule = uploadRules[purpose];
    if (!mayUpload(user, rule)) {
      noteSecurity(context, "denied", { field: "Mutation.requestUpload", purpose });
      throw new ForbiddenError();
    }
    const { contentType, bytes } = validate(fileRule(rule), file);
    if (bytes > rule.maximumBytes) refuse("bytes", rule.tooLarge);
    const attempt = await context.attempts.attempt([`upload:${uploaderOf(user)}`]);
    if (!attempt.allowed) throw new RateLimitedError(attempt.retryAfterSeconds);
    const { mostLying } = rule;
    if (mostLying === null) await requireRoom(context, "bytes", bytes);

    const upload: UploadRecord = {
      id: context.uploads.newId(),
      owner: uploaderOf(user),
      companyId: user.companyId,
      purpose,
      contentType,
      bytes,
      expiresAt: Date.now() + grantMilliseconds,
    };
    const request = await withStorage(context, async () => {
      const signed = await context.storage.images.signUpload({ ...upload, key: sentKey(upload.id) });
      return (await context.uploads.add(upload, mostLying ?? undefined)) ? signed : null;
    });
    if (request === null)
      refuse(
        "bytes",
        `Your company may have ${(mostLying ?? 0) / 1_000_000} MB of files to import at a time, and that would be more. Run an import first, or wait a day.`,
      );
    return { upload: { upload, request } };
  },
  success: {
    description: "The file may be sent.",
    fields: (t) => ({
      upload: t.expose("upload", { type: UploadGrantType, description: "Where and how to send it." }),
    }),
  },
});
