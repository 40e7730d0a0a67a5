/**
 * @generated SignedSource<<8a6c0645c4ff92b93dc633716dfaf758>>
 * @relayHash 7c3dafa4e4241dee282f6ce6492c3be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9d8744e2a3aaf57fa69b410c072c4dc90b160b0ef9c97ea5f9fa76b792ac320

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9d8744e2a3aaf57fa69b410c072c4dc90b160b0ef9c97ea5f9fa76b792ac320",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
