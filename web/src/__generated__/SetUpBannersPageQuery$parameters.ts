/**
 * @generated SignedSource<<88f2cd12055a076de8950ad419d01a7e>>
 * @relayHash 453f5e853e88da056b860ffb6e45bc4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d44430153a3995fa15a6ad94eaee99f62fafa8ac6917febddc3afcbd8cf0aa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d44430153a3995fa15a6ad94eaee99f62fafa8ac6917febddc3afcbd8cf0aa2",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
