/**
 * @generated SignedSource<<f5528706f5da5ca2342163edccfc0875>>
 * @relayHash 495cee7dd36178d83fec43e480a87df8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f719777cb45001583009af7e3fe0a900102ace962aa174664bd7828c47c484e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f719777cb45001583009af7e3fe0a900102ace962aa174664bd7828c47c484e1",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
