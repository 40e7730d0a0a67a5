/**
 * @generated SignedSource<<4f47271b7c15f413505ed1f4d0171f6c>>
 * @relayHash 825ce99db2a7b6a1c878717c145d6023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9031df9128556f83cfd647260713e6ce1590e3eb0fe20bd09ccba76c503ddfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9031df9128556f83cfd647260713e6ce1590e3eb0fe20bd09ccba76c503ddfa",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
