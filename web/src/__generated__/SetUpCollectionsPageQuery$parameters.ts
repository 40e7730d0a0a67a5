/**
 * @generated SignedSource<<a7bd7bb4540690a672aa917a0807a824>>
 * @relayHash dca7d7dc5c299a972e685cd72432111f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb2fc963e153ec05dcdba3b7ce24f2f49cd26f49dad7b0354a2f37beb0bb5418

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb2fc963e153ec05dcdba3b7ce24f2f49cd26f49dad7b0354a2f37beb0bb5418",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
