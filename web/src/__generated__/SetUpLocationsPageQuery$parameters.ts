/**
 * @generated SignedSource<<efb98c4d6fbf2f8ce517e6a5145cf307>>
 * @relayHash 8e8086f9bb63bac9f1d838abae6ec3f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f03610978349e6bd68a646eb9c3ae56f816e613285c3b8782ef55b087b8c2db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f03610978349e6bd68a646eb9c3ae56f816e613285c3b8782ef55b087b8c2db",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
